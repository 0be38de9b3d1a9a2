import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { createUploadHandler, fileRoute, inContextOf, uploadError } from './uploadthing'

/** Stands for what Next.js stores per request: its cookies, from which the session is read. */
const requestScope = new AsyncLocalStorage<number>()

test('each of many concurrent requests is authorized as the person who sent it', async () => {
  const seen: [sent: unknown, scope: number | undefined][] = []
  const handle = createUploadHandler({
    photo: fileRoute({ blob: { maxFileSize: '4MB' } })
      .middleware(({ req, files }) =>
        inContextOf(req, async () => {
          await null
          seen.push([files[0]?.size, requestScope.getStore()])
          throw uploadError('FORBIDDEN', 'The test reads who asks, and stores nothing.')
        }),
      )
      .onUploadComplete(() => {}),
  })
  const people = Array.from({ length: 20 }, (_, index) => index + 1)

  const responses = await Promise.all(
    people.map((person) => requestScope.run(person, () => handle(uploadOf(person)))),
  )

  expect(responses.map(({ status }) => status)).toEqual(people.map(() => 403))
  expect(seen.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(people.map((person) => [person, person]))
})

/** Requests the upload of one file whose size is the person's number. */
function uploadOf(person: number): Request {
  return new Request('http://localhost:3000/api/uploadthing?actionType=upload&slug=photo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ files: [{ name: 'photo.jpg', type: 'image/jpeg', size: person }], input: {} }),
  })
}
