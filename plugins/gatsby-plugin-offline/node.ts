export { writeServiceWorker } from './src/build/writeServiceWorker';
