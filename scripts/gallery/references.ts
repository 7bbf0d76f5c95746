export async function makeReferences(): Promise<void> {}
