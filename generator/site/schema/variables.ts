/** Environment variables for what must not be in a file that others may read. */
export const NETLIFY_TOKEN = 'NETLIFY_AUTH_TOKEN';
export const SFTP_PASSWORD = 'LINER_SFTP_PASSWORD';
export const SFTP_PASSPHRASE = 'LINER_SFTP_PASSPHRASE';
/** The key that addresses of private pages are made from. */
export const PRIVATE_KEY = 'LINER_PRIVATE_KEY';
/** Variables of all programs for S3; the last one only with keys for a few hours. */
export const S3_KEY = 'AWS_ACCESS_KEY_ID';
export const S3_SECRET = 'AWS_SECRET_ACCESS_KEY';
export const S3_TOKEN = 'AWS_SESSION_TOKEN';
