import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  BlobSource,
  canEncodeAudio,
  Input,
} from 'mediabunny'
import { ReelError } from './reel-plan'

const encoding = { numberOfChannels: 2, sampleRate: 48_000, bitrate: 160_000 }
/** How long the music fades out, in seconds. */
const fadeSeconds = 1.5

/**
 * Opens a soundtrack.
 * @throws ReelError if this browser can't read it, or encodes no AAC
 */
export async function openSoundtrack(file: File) {
  const sink = await openTrack(file)
  if (!sink) throw new ReelError('soundtrack')
  if (!(await canEncodeAudio('aac', encoding))) throw new ReelError('sound')
  const { bitrate, numberOfChannels, sampleRate } = encoding
  const source = new AudioSampleSource({ codec: 'aac', bitrate, transform: { numberOfChannels, sampleRate } })

  return {
    source,
    /** Adds as much of it as the film is long, again from the start where it's shorter, and fades it out. */
    async add(seconds: number) {
      for (let start = 0, end = 0; end < seconds; start = end) {
        for await (const sample of sink.samples(0)) {
          const at = Math.max(0, start + sample.timestamp)
          if (at < seconds) {
            const faded = fade(sample, at, seconds)
            await source.add(faded)
            faded.close()
          }
          end = at + sample.duration
          sample.close()
          if (end >= seconds) break
        }
        if (end <= start) throw new ReelError('soundtrack')
      }
      source.close()
    },
  }
}

async function openTrack(file: File) {
  try {
    const track = await new Input({
      formats: ALL_FORMATS,
      source: new BlobSource(file),
    }).getPrimaryAudioTrack()
    return track && (await track.canDecode()) ? new AudioSampleSink(track) : null
  } catch {
    return null
  }
}

/** Returns a sample at its time, cut off at the film's end, and softer close to it. */
function fade(sample: AudioSample, at: number, seconds: number): AudioSample {
  const { sampleRate, numberOfChannels } = sample
  const frames = Math.max(1, Math.min(sample.numberOfFrames, Math.floor((seconds - at) * sampleRate)))
  const data = new Float32Array(frames * numberOfChannels)
  for (let channel = 0; channel < numberOfChannels; channel += 1) {
    const plane = data.subarray(channel * frames, (channel + 1) * frames)
    sample.copyTo(plane, { planeIndex: channel, format: 'f32-planar', frameCount: frames })
    for (let frame = 0; frame < frames; frame += 1) {
      const left = seconds - at - frame / sampleRate
      if (left < fadeSeconds) plane[frame] = (plane[frame] ?? 0) * (left / fadeSeconds)
    }
  }
  return new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp: at })
}
