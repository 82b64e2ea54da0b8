/** The script of the not-found page: prints the missing path to the console. */
console.info(`404: no page at ${location.pathname}`);
