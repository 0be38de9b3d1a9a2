import { receiveUploadRequest } from '@/lib/deliveries/upload-door'
import { receiveAttachment } from '@/lib/messaging/upload-door'
import { receivePortfolioUpload } from '@/lib/portfolio/upload-door'

/** By the name of the file route, which wishes and callbacks carry alike. */
const doors = new Map([
  ['photo', receiveUploadRequest],
  ['messageAttachment', receiveAttachment],
  ['portfolioMedia', receivePortfolioUpload],
])

/** Where the browser asks to upload, and where storage reports what has arrived. */
export async function POST(request: Request): Promise<Response> {
  const door = doors.get(new URL(request.url).searchParams.get('slug') ?? '')
  return door ? door(request) : Response.json({ message: 'Not found' }, { status: 404 })
}
