import { useMutation } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/** Creates a mutation that ignores calls while one is pending, for example a double-click. */
export function useSingleMutation<TData, TVariables = void>(
  options: UseMutationOptions<TData, Error, TVariables>,
) {
  const { isPending, mutate } = useMutation(options)
  // `isPending` updates only on the next render, too late for a second click.
  const isRunning = useRef(false)
  function run(variables: TVariables): void {
    if (isRunning.current) return
    isRunning.current = true
    mutate(variables, {
      onSettled: () => {
        isRunning.current = false
      },
    })
  }
  return { isPending, run }
}
