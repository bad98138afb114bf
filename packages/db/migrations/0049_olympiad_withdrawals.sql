CREATE TABLE "olympiad_withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "olympiad_withdrawals" ADD CONSTRAINT "olympiad_withdrawals_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "olympiad_withdrawals_once" ON "olympiad_withdrawals" USING btree ("stage_id") WHERE ended_at is null;