CREATE TABLE "attestation_trainings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attestation_trainings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"grade" smallint NOT NULL,
	"position" smallint NOT NULL,
	"about_html" text NOT NULL,
	"themes" jsonb NOT NULL,
	"ready_from" smallint NOT NULL,
	"almost_from" smallint NOT NULL,
	"work_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "attestation_trainings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "attestation_trainings" ADD CONSTRAINT "attestation_trainings_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attestation_trainings" ADD CONSTRAINT "attestation_trainings_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attestation_trainings_work" ON "attestation_trainings" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "attestation_trainings_grade" ON "attestation_trainings" USING btree ("grade");