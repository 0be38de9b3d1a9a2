/** The viewer's code: loaded when somebody is about to open it. */
export async function loadViewer() {
  const { PhotoViewer } = await import('./photo-viewer')
  return { default: PhotoViewer }
}
