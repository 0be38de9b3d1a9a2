import { mergeClasses } from '@/components/ui/merge-classes'

/** A picture of at most 24 px, blurred, so that it shows nothing but colors. Fills its box, which must clip it. */
export function Miniature({ base64, className }: { base64: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a data URL of a few hundred bytes
    <img
      src={`data:image/webp;base64,${base64}`}
      alt=""
      className={mergeClasses(
        'photo absolute inset-0 size-full scale-[1.12] bg-transparent blur-lg saturate-125',
        className,
      )}
    />
  )
}
