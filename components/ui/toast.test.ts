import { beforeEach, expect, test } from 'vitest'
import { dismissToast, toast, toastStore } from './toast'

beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('a toast that is shown already is counted, and becomes the newest', () => {
  const first = toast.error('Error', 'Failed to send reply')
  toast.success('Marked as Read')
  expect(toast.error('Error', 'Failed to send reply')).toBe(first)
  expect(toastStore.read()).toMatchObject([
    { title: 'Marked as Read', count: 1 },
    { id: first, title: 'Error', count: 2 },
  ])
})

test('another text, another tone and one that was dismissed are toasts of their own', () => {
  toast.error('Error', 'Failed to send reply')
  toast.error('Error', 'Failed to send message')
  toast.info('Error', 'Failed to send reply')
  expect(toastStore.read().map(({ count }) => count)).toEqual([1, 1, 1])
  dismissToast(toastStore.read()[0]?.id ?? 0)
  toast.error('Error', 'Failed to send reply')
  expect(toastStore.read().at(-1)).toMatchObject({ message: 'Failed to send reply', count: 1 })
})

test('toasts that undo different things stay apart', () => {
  const undo = { label: 'Undo', onPress: () => undefined }
  toast.success('Photo removed', undefined, undo)
  toast.success('Photo removed', undefined, undo)
  expect(toastStore.read()).toHaveLength(2)
})
