export { keepAnswers } from './src/hooks/keepAnswers';
