/** The framework's list of the server functions, which its build writes. */
declare module '#tanstack-start-server-fn-resolver' {
  export function getServerFnById(id: string, access: { origin: 'client' }): Promise<unknown>
}
