import { setTagMaker } from './tagMaker';
import { toHeadTags } from './toHeadTags';

// Browsers import toHeadTags.ts when they need it. Rendering on the server is synchronous, so the server
// gets the function here.
setTagMaker(toHeadTags);
