DROP INDEX CONCURRENTLY IF EXISTS "outbox_messages_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_messages_due" ON "outbox_messages" USING btree ("channel","is_secret" DESC NULLS LAST,"due_at") WHERE "outbox_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_messages_sms_sent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_messages_sms_sent" ON "outbox_messages" USING btree ("sent_at","to") WHERE "outbox_messages"."channel" = 'sms';
