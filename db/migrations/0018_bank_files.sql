CREATE TABLE "bank_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "bank_files_actor" CHECK ("bank_files"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "bank_movements" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "bank_movements_actor" CHECK ("bank_movements"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "bank_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"text" text NOT NULL,
	"order_id" bigint,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_file_id_bank_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_files_at" ON "bank_files" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bank_rows_of_file" ON "bank_rows" USING btree ("file_id","position");