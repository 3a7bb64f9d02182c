import 'reflect-metadata'
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const day = 24 * 3600 * 1000

/** Certificates and key in PEM format. */
export interface ServerCertificate {
  readonly authority: string
  readonly certificate: string
  readonly key: string
}

/** Creates a certificate authority and a server certificate issued by it for this host name. */
export async function createServerCertificate(hostName: string): Promise<ServerCertificate> {
  const generateKeys = async () =>
    await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const validity = {
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + day),
    signingAlgorithm: algorithm,
  }
  const authorityKeys = await generateKeys()
  const authority = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=Test authority',
      keys: authorityKeys,
      extensions: [new BasicConstraintsExtension(true, 1, true)],
      ...validity,
    },
    crypto,
  )
  const keys = await generateKeys()
  const certificate = await X509CertificateGenerator.create(
    {
      subject: `CN=${hostName}`,
      issuer: authority.subject,
      publicKey: keys.publicKey,
      signingKey: authorityKeys.privateKey,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: hostName }])],
      ...validity,
    },
    crypto,
  )
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    authority: authority.toString('pem'),
    certificate: certificate.toString('pem'),
    key: PemConverter.encode(key, 'PRIVATE KEY'),
  }
}
