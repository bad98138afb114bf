CREATE TABLE "olympiad_invitations" (
	"stage_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"sent_by" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "olympiad_invitations_stage_id_user_id_day_pk" PRIMARY KEY("stage_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "olympiad_invitations" ADD CONSTRAINT "olympiad_invitations_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_invitations" ADD CONSTRAINT "olympiad_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_invitations_user" ON "olympiad_invitations" USING btree ("user_id");