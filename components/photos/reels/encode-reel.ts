import { BufferTarget, CanvasSource, canEncodeVideo, Mp4OutputFormat, Output } from 'mediabunny'
import { planTimeline } from '@/lib/photos/reels/rules/timeline'
import { openSoundtrack } from './add-soundtrack'
import { createContext, createFrames } from './draw-frame'
import { ReelError, type ReelPlan } from './reel-plan'

const framesPerSecond = 30
/** Bits a second: below what players of a delivery's films need a smaller copy for. */
const bitrate = 8_000_000

/**
 * Makes a reel as H.264 and AAC in MP4, one picture after the other.
 * @throws ReelError with the reason if it's a known one
 */
export async function encodeReel(
  plan: ReelPlan,
  onProgress: (percent: number) => void,
): Promise<ArrayBuffer> {
  if (!(await canEncodeVideo('avc', { ...plan.size, bitrate }))) throw new ReelError('encoder')
  const soundtrack = plan.soundtrack && (await openSoundtrack(plan.soundtrack))
  const timeline = planTimeline(plan.pictureMs)
  const context = createContext(plan.size)
  const frames = createFrames(plan, timeline, context)
  const pictures = new CanvasSource(context.canvas, { codec: 'avc', bitrate })
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  output.addVideoTrack(pictures, { frameRate: framesPerSecond })
  if (soundtrack) output.addAudioTrack(soundtrack.source)
  await output.start()
  const count = Math.round((timeline.durationMs / 1000) * framesPerSecond)

  async function addPictures() {
    for (let frame = 0; frame < count; frame += 1) {
      await frames.draw((frame / framesPerSecond) * 1000)
      await pictures.add(frame / framesPerSecond, 1 / framesPerSecond)
      if (frame % 5 === 0) onProgress((frame / count) * 100)
    }
    pictures.close()
  }
  await Promise.all([addPictures(), soundtrack?.add(count / framesPerSecond)])
  await output.finalize()
  if (!target.buffer) throw new Error('nothing was written')
  return target.buffer
}
