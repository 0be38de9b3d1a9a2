import { expect, test, vi } from 'vitest'
import { createPhotoQueue } from '@/components/photos/deliveries/photo-queue'
import { type CheckRequest, createPictureChecks, type PictureCheck } from './picture-checks'

const found: PictureCheck = { takenAt: 5, bias: null, seconds: null, measures: null, digest: 'abc' }

async function chooseFiles(contents: readonly string[]) {
  const queue = createPhotoQueue(() => new Promise(() => {}))
  const files = contents.map((content, place) => new File([content], `${place}.jpg`, { lastModified: place }))
  await queue.add(files, 'PHOTO_ORIGINAL')
  return queue.read()
}

test('files are checked once, and those of one size are compared by their content', async () => {
  const checkFile = vi.fn(async (_: CheckRequest) => found)
  const checks = createPictureChecks([checkFile])
  const uploads = await chooseFiles(['one', 'two', 'three'])
  checks.want(uploads)
  checks.want(uploads)
  expect(checks.read().isDone).toBe(false)
  await vi.waitFor(() => expect(checks.read().isDone).toBe(true))
  expect(checkFile.mock.calls.map(([{ file, needsDigest }]) => [file.name, needsDigest])).toEqual([
    ['0.jpg', true],
    ['1.jpg', true],
    ['2.jpg', false],
  ])
  expect(checks.read().of.get(uploads[0]?.id ?? '')).toEqual(found)
})

test('a file that could not be checked has no result, and the others do', async () => {
  const checks = createPictureChecks([
    ({ file }) => (file.name === '0.jpg' ? Promise.reject(new Error('no worker')) : Promise.resolve(found)),
  ])
  const uploads = await chooseFiles(['one', 'three'])
  checks.want(uploads)
  await vi.waitFor(() => expect(checks.read().isDone).toBe(true))
  expect(uploads.map(({ id }) => checks.read().of.get(id)?.takenAt)).toEqual([null, 5])
})

test('several checkers share the files, and the last one to finish ends the check', async () => {
  const asked: string[] = []
  const release: (() => void)[] = []
  const slow = async ({ file }: CheckRequest) => {
    asked.push(file.name)
    await new Promise<void>((resolve) => release.push(resolve))
    return found
  }
  const checks = createPictureChecks([(request) => slow(request), (request) => slow(request)])
  checks.want(await chooseFiles(['1', '22', '333']))
  expect(asked).toEqual(['0.jpg', '1.jpg'])
  release[0]?.()
  await vi.waitFor(() => expect(asked).toEqual(['0.jpg', '1.jpg', '2.jpg']))
  release[2]?.()
  await vi.waitFor(() => expect(checks.read().of.size).toBe(2))
  expect(checks.read().isDone).toBe(false)
  release[1]?.()
  await vi.waitFor(() => expect(checks.read().isDone).toBe(true))
})
