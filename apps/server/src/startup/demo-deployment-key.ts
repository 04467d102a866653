/** Seals the accounts of the demo sites; it is public, and production refuses it and them. */
export const demoDeploymentKey = 'demo-deployment-key-not-for-production'
