import { setTagMaker } from './tagMaker';
import { toHeadTags } from './toHeadTags';

// A browser fetches this code when the reader goes on; the server cannot wait for it.
setTagMaker(toHeadTags);
