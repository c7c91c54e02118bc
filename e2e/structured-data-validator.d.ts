declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  };

  /** What search engines ask of structured data beyond the vocabulary. */
  export default class Validator {
    /** @param data things by their format and type */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
