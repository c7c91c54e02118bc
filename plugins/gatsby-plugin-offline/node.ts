export { writeServiceWorker } from './src/writeServiceWorker';
