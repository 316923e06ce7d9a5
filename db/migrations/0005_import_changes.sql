CREATE TABLE "catalogue_import_changes" (
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_import_changes_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_import_changes" ADD CONSTRAINT "catalogue_import_changes_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_imports_name" ON "catalogue_imports" USING btree ("name");