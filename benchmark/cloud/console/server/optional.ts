/** A property only where there is a value: absent and undefined differ in the model's types. */
export function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}
