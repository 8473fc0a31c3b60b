/// <reference types="astro/client" />

declare namespace astroHTML.JSX {
	interface InputHTMLAttributes {
		/** Lets a person pick a whole folder; every browser has it, no standard names it. */
		webkitdirectory?: boolean;
	}
}
