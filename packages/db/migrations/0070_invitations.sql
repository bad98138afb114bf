CREATE TABLE "invitation_accepts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_accepts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invitation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"place_of" integer,
	"state" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"organization_id" integer NOT NULL,
	"school_class_id" integer,
	"made_by" integer NOT NULL,
	"email" text,
	"nonce" text NOT NULL,
	"code_hash" text NOT NULL,
	"most_uses" smallint NOT NULL,
	"auto_approves" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" integer,
	CONSTRAINT "invitations_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "invitations_class" CHECK ((kind = 'class') = (school_class_id is not null))
);
--> statement-breakpoint
ALTER TABLE "invitation_accepts" ADD CONSTRAINT "invitation_accepts_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_accepts" ADD CONSTRAINT "invitation_accepts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_accepts" ADD CONSTRAINT "invitation_accepts_place_of_users_id_fk" FOREIGN KEY ("place_of") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_accepts" ADD CONSTRAINT "invitation_accepts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_accepts_once" ON "invitation_accepts" USING btree ("invitation_id","user_id");--> statement-breakpoint
CREATE INDEX "invitation_accepts_user" ON "invitation_accepts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_accepts_place" ON "invitation_accepts" USING btree ("place_of") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_of_class" ON "invitations" USING btree ("school_class_id") WHERE kind = 'class' and revoked_at is null;--> statement-breakpoint
CREATE INDEX "invitations_school" ON "invitations" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "invitations_maker" ON "invitations" USING btree ("made_by");