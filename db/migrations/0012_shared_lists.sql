CREATE TABLE "shared_lists" (
	"code" text PRIMARY KEY NOT NULL,
	"lines" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_lists_by_age" ON "shared_lists" USING btree ("created_at");