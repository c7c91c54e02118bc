import { en } from './messages/en';
import { is } from './messages/is';
import { setWords } from './words';

// The server renders pages of both languages and cannot wait for either.
setWords('is', is);
setWords('en-us', en);
