/** For layout/shell/UpdateNotice.tsx; what comes before it is there is told by Gatsby's own flag. */
export function onServiceWorkerUpdateReady(): void {
  window.dispatchEvent(new Event('updateready'));
}
