import type { ReactNode } from 'react'
import { TextButton } from '@/components/ui/text-link'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { missingTexts } from '@/lib/photos/deliveries/words/sheet'
import type { PhotoUpload } from './photo-queue'
import { UploadPicture } from './upload-picture'

type SendBarProps = {
  cover: PhotoUpload | undefined
  /** `$698.00 to Dana Whitfield`; null until a booking is chosen. */
  what: string | null
  photoCount: number
  /** The first of what is missing; null when everything is there. */
  missing: keyof typeof missingTexts | null
  onJump: (field: keyof typeof missingTexts) => void
  /** The button that sends. */
  children: ReactNode
}

/** What is about to be sent, and what is still missing, always in sight. */
export function SendBar({ cover, what, photoCount, missing, onJump, children }: SendBarProps) {
  return (
    <div
      data-foot-bar="fold"
      className="sticky bottom-0 z-30 -mx-5 flex flex-wrap items-center gap-x-5 gap-y-1 border-t bg-paper px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:-mx-10 lg:px-10"
    >
      {cover && <UploadPicture upload={cover} className="h-12 w-18 max-md:hidden" />}
      <div className="mr-auto min-w-0 max-md:flex-1">
        <p className="t-place truncate">{what ?? 'New delivery'}</p>
        <p className="text-ink-2">{countPhotos(photoCount)}</p>
      </div>
      {missing && (
        <TextButton
          className="text-ink-2 max-md:order-last max-md:min-h-8 max-md:w-full"
          onClick={() => onJump(missing)}
        >
          {missingTexts[missing]}
        </TextButton>
      )}
      {children}
    </div>
  )
}
