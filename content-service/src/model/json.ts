/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** Whether a value is a JSON object: not null, not a list, not a scalar. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
