/** Runs once when the server starts, before it takes a request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServer } = await import('@/lib/workflows/start-server')
  await startServer()
}
