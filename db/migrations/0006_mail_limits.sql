CREATE TABLE "limited_mails" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"subject" text NOT NULL,
	"mailbox" text NOT NULL,
	"series" text NOT NULL,
	"networks" text[] NOT NULL,
	"mailbox_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"waits" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_places" (
	"network" text NOT NULL,
	"mailbox" text NOT NULL,
	"allowed" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_places_network_mailbox_pk" PRIMARY KEY("network","mailbox")
);
--> statement-breakpoint
CREATE INDEX "limited_mails_of_series" ON "limited_mails" USING btree ("series","due_at");--> statement-breakpoint
CREATE INDEX "limited_mails_of_subject" ON "limited_mails" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "limited_mails_waiting" ON "limited_mails" USING btree ("mailbox") WHERE "limited_mails"."waits";--> statement-breakpoint
CREATE INDEX "mail_places_of_network" ON "mail_places" USING btree ("network","taken_at");--> statement-breakpoint
CREATE INDEX "mail_places_of_mailbox" ON "mail_places" USING btree ("mailbox");