CREATE TABLE "delivery_slots" (
	"type" text NOT NULL,
	"date" date NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "delivery_slots_date_type_from_time_to_time_pk" PRIMARY KEY("date","type","from_time","to_time"),
	CONSTRAINT "delivery_slots_taken" CHECK ("delivery_slots"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_zone_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zone_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"imported_at" timestamp with time zone NOT NULL,
	"zones" jsonb NOT NULL
);
