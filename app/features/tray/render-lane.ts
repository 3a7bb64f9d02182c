import { planFit } from '#app/features/dial/plan-fit.ts'
import { getExactDuration } from '#app/audio/buffer-voice.ts'
import { renderFitted } from '#app/audio/fit/render-fitted.ts'
import { loopToLength, padToLength } from '#app/audio/part-samples.ts'
import type { LaneRenderer } from './lane-buffers.ts'

/** Renders and cuts the sounds of lanes. */
export const renderLane: Pick<LaneRenderer, 'fit' | 'cut'> = {
  async fit(buffer, track, target, signal) {
    const plan = planFit(track, target)
    if (!plan) return buffer
    return renderFitted(buffer, plan, signal, getExactDuration(buffer, track.durationSeconds))
  },
  cut(buffer, { durationSeconds }, plan) {
    const { sampleRate, numberOfChannels } = buffer
    const length = Math.round(getExactDuration(buffer, durationSeconds) * sampleRate)
    const result = new AudioBuffer({ length: plan.frames, numberOfChannels, sampleRate })
    for (let channel = 0; channel < numberOfChannels; channel++) {
      const samples = buffer.getChannelData(channel).subarray(0, length)
      result.copyToChannel(
        plan.kind === 'hit'
          ? padToLength(samples, plan.frames)
          : loopToLength(samples, plan.passes, plan.frames),
        channel,
      )
    }
    return result
  },
}
