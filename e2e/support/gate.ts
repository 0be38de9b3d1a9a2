/** Returns a promise with the function that resolves it. */
export function makeGate() {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
