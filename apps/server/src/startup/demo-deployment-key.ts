/** Seals the accounts of the demo sites; everyone knows it, and production refuses it and them. */
export const demoDeploymentKey = 'demo-deployment-key-not-for-production'
