CREATE TABLE "catalogue_downloads" (
	"address" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"etag" text,
	"last_modified" text
);
