declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  };

  /** Checks what search engines require of structured data beyond the vocabulary. */
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
