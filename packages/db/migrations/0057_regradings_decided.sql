CREATE TABLE "olympiad_regraded_awards" (
	"regrading_id" integer NOT NULL,
	"participation_id" integer NOT NULL,
	"before" smallint,
	"after" smallint,
	CONSTRAINT "olympiad_regraded_awards_once" PRIMARY KEY("regrading_id","participation_id")
);
--> statement-breakpoint
ALTER TABLE "regraded_answers" ADD COLUMN "gave_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "regradings" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "regradings" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "regradings" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "regradings" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "olympiad_regraded_awards" ADD CONSTRAINT "olympiad_regraded_awards_participation_id_olympiad_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."olympiad_participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_regraded_awards_participation" ON "olympiad_regraded_awards" USING btree ("participation_id");--> statement-breakpoint
ALTER TABLE "regradings" ADD CONSTRAINT "regradings_undoes_regradings_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."regradings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regradings" ADD CONSTRAINT "regradings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regradings" ADD CONSTRAINT "regradings_undone_once" UNIQUE("undoes");