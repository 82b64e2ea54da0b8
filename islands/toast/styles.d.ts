/** The address of a stylesheet that the bundler has written beside the scripts. */
declare module 'sonner/dist/styles.css' {
  const address: string;
  export default address;
}
