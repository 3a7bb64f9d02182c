const demoOwnerAddress = 'hello@overtone.example'

/** Returns the email address of the shop owner; by default, that of the demo shop. */
export function getOwnerAddress({ ownerAddress }: { ownerAddress?: string }): string {
  return ownerAddress ?? demoOwnerAddress
}
