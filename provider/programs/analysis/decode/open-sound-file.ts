import { UnreadableSoundError } from '../unreadable-sound-error.ts'
import { openAiff } from './aiff.ts'
import { openFileBytes, type FileBytes } from './file-bytes.ts'
import { openFlac } from './flac.ts'
import type { SoundFile } from './sound-file.ts'
import { openWav } from './wav.ts'

/**
 * Opens a WAV, AIFF or FLAC file by its path or its bytes, whatever its name; throws an
 * `UnreadableSoundError` if it cannot be sold as a sound. The caller closes it.
 */
export async function openSoundFile(source: string | FileBytes): Promise<SoundFile> {
  const bytes = typeof source === 'string' ? await openFileBytes(source) : source
  try {
    return await openByContent(bytes)
  } catch (error) {
    await bytes.close()
    throw error
  }
}

/**
 * Returns the size in bytes of a sound file's decoded samples according to its header; 0 for a file
 * that cannot be sold.
 */
export async function readDecodedBytes(path: string): Promise<number> {
  try {
    const file = await openSoundFile(path)
    await file.close()
    return file.frames * file.channels * Float32Array.BYTES_PER_ELEMENT
  } catch (error) {
    if (error instanceof UnreadableSoundError) return 0
    throw error
  }
}

async function openByContent(bytes: FileBytes): Promise<SoundFile> {
  const head = (await bytes.read(0, 12)).toString('latin1')
  if (head.length === 0) throw new UnreadableSoundError('The file is empty.')
  if (/^RIFF....WAVE$/s.test(head)) return openWav(bytes)
  if (/^FORM....AIF[FC]$/s.test(head)) return openAiff(bytes)
  if (head.startsWith('fLaC')) return openFlac(bytes)
  if (/^(?:RF64|BW64)....WAVE$/s.test(head))
    throw new UnreadableSoundError('WAV files in the RF64 format do not work.')
  throw new UnreadableSoundError('This is not a WAV, AIFF or FLAC file.')
}
