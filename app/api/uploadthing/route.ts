import { photoUploads } from '@/lib/deliveries/routes/upload-handler'
import { attachmentUploads } from '@/lib/messaging/upload-handler'
import { portfolioUploads } from '@/lib/portfolio/routes/upload-handler'

/** By the name of the file route, which both requests and callbacks include. */
const handlers = new Map(
  [photoUploads, attachmentUploads, portfolioUploads].flatMap(({ routes, receive }) =>
    routes.map((route) => [route, receive] as const),
  ),
)

/** Handles browsers' upload requests and UploadThing's callbacks about uploaded files. */
export async function POST(request: Request): Promise<Response> {
  const receive = handlers.get(new URL(request.url).searchParams.get('slug') ?? '')
  return receive ? receive(request) : Response.json({ message: 'Not found' }, { status: 404 })
}
