/** Loads the viewer's code; called ahead of opening it. */
export async function loadViewer() {
  const { PhotoViewer } = await import('./photo-viewer')
  return { default: PhotoViewer }
}
