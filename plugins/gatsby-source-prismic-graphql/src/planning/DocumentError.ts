import { PrismicError } from '../PrismicError';

/** Why a document cannot have a page, with a remedy for its editor. Other documents are not affected. */
export class DocumentError extends PrismicError {}
