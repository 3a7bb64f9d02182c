/**
 * Shows the progress of rendering the demo catalogue: a progress bar in a terminal, otherwise plain
 * lines.
 */
export function drawProgress(progress: { done: number; total: number; label: string }): void {
  const { done, total, label } = progress
  const share = total === 0 ? 1 : done / total
  if (!process.stdout.isTTY) {
    const step = Math.max(1, Math.floor(total / 10))
    if (done % step === 0 || done === total) {
      process.stdout.write(`Rendering the demo sounds: ${done} of ${total}\n`)
    }
    return
  }
  const width = 30
  const filled = Math.round(share * width)
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
  process.stdout.write(`\r\x1b[KRendering the demo sounds ${bar} ${done}/${total} ${label}`)
  if (done === total) process.stdout.write('\n')
}
