/** Go on with a value that is there or will be. */
export function goOnWith<T>(make: () => T | Promise<T>, then: (value: T) => void, failed: (e: unknown) => void): void {
  let value: T | Promise<T>;
  try {
    value = make();
  } catch (e) {
    failed(e);
    return;
  }
  if (value instanceof Promise) value.then(then, failed);
  else then(value);
}
