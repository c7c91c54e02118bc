export type Events = Awaited<ReturnType<typeof openEvents>>;

export async function openEvents(address: string) {
  const closing = new AbortController();
  const { status, headers, body } = await fetch(address, {
    headers: { accept: 'text/event-stream' },
    signal: closing.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** Returns undefined after the service has closed the stream. */
  const next = async (): Promise<{ event: string; ref: string | undefined } | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const [, event] = /^event: (.*)$/m.exec(block) ?? [];
        const [, data = ''] = /^data: (.*)$/m.exec(block) ?? [];
        if (event) return { event, ref: (JSON.parse(data) as { ref?: string }).ref };
        continue;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done || value === undefined) return undefined;
      text += value;
    }
  };
  return { status, headers, next, close: () => closing.abort() };
}
