CREATE TABLE "departures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asked_by" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"shown" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "mailing" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "mailing_of" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_asked_by" ON "departures" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "data_copies_user" ON "data_copies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_copies_asked_by" ON "data_copies" USING btree ("asked_by");