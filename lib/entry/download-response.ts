import 'server-only'

/** Returns a private file for the browser to save. @param fileName in ASCII, without quotes */
export function downloadResponse(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  fileName: string,
  contentType: string,
): Response {
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      ...(body instanceof Uint8Array && { 'content-length': String(body.byteLength) }),
    },
  })
}
