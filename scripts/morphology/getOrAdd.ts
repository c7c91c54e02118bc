/** Returns the value of a key; creates and stores it if the map does not have the key. */
export function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const value = make();
  map.set(key, value);
  return value;
}
